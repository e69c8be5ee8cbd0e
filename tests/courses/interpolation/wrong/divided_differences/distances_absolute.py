# what: the distance of the nodes is taken absolute, which is wrong where the nodes are not ascending
def divided_differences(x, y):
    n = len(x)
    c = 1.0 * y
    for k in range(1, n):
        new = c.copy()
        for i in range(k, n):
            new[i] = (c[i] - c[i - 1]) / abs(x[i] - x[i - k])
        c = new
    return c
