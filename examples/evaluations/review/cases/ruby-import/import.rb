require "csv"

# Imports people; a row without an address is skipped.
def import(path)
  people = []
  CSV.foreach(path, headers: true) do |row|
    return people if row["email"].nil?
    people << { name: row["name"], email: row["email"].downcase }
  end
  people
end
