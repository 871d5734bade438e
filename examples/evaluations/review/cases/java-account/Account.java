public final class Account {
    private long cents;

    public synchronized void deposit(long amount) {
        if (amount <= 0) throw new IllegalArgumentException("amount must be positive");
        cents += amount;
    }

    public synchronized long cents() {
        return cents;
    }

    public void transferTo(Account other, long amount) {
        synchronized (this) {
            if (amount <= 0 || amount > cents) throw new IllegalArgumentException("amount");
            synchronized (other) {
                cents -= amount;
                other.cents += amount;
            }
        }
    }
}
