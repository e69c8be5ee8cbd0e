# what: recursion over the pairs
def lbfgs_direction(g, S, Y):
    good = [(s, y) for s, y in zip(S, Y) if np.dot(s, y) > 0]

    def times_H(q, k):
        if k == 0:
            if not good:
                return q
            s, y = good[-1]
            return q * np.dot(s, y) / np.dot(y, y)
        s, y = good[k - 1]
        sy = np.dot(s, y)
        a = np.dot(s, q) / sy
        r = times_H(q - a * y, k - 1)
        return r + (a - np.dot(y, r) / sy) * s

    d = -times_H(g, len(good))
    return d, np.dot(g, d)
