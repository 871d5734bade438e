import java.util.List;

final class Names {
    /** Whether a role is that of an administrator, with or without a prefix such as "site:". */
    static boolean isAdmin(String role) {
        String name = role.substring(role.indexOf(':') + 1);
        return name == "admin";
    }

    static long admins(List<String> roles) {
        return roles.stream().filter(Names::isAdmin).count();
    }
}
