# what: the recursion divides by the distance of the first two nodes of the range instead of its first and last
def divided_differences(x, y):
    def dd(lo, hi):
        if lo == hi:
            return y[lo]
        return (dd(lo + 1, hi) - dd(lo, hi - 1)) / (x[lo + 1] - x[lo])

    return np.array([dd(0, k) for k in range(len(x))], dtype=float)
