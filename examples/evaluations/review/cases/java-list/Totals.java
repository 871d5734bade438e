import java.util.ArrayList;
import java.util.List;

final class Totals {
    private final List<Integer> values = new ArrayList<>();

    void add(int value) {
        values.add(value);
    }

    List<Integer> values() {
        return List.copyOf(values);
    }

    long total() {
        return values.stream().mapToLong(Integer::longValue).sum();
    }
}
