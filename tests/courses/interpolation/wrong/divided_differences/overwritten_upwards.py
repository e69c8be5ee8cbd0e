# what: the column is overwritten in place from the top down, so each difference uses its upper neighbour's new value instead of the old one
def divided_differences(x, y):
    c = np.array(y, dtype=float)
    n = c.size
    for k in range(1, n):
        for i in range(k, n):
            c[i] = (c[i] - c[i - 1]) / (x[i] - x[i - k])
    return c
