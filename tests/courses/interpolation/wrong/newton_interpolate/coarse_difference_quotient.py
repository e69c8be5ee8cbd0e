# what: the derivative is a forward difference quotient with step 0.001 instead of the exact one
def newton_interpolate(x, y, t):
    c = divided_differences(x, y)

    def horner(s):
        v = np.full(s.shape, c[-1])
        for k in range(len(c) - 2, -1, -1):
            v = v * (s - x[k]) + c[k]
        return v

    eps = 1e-3
    return horner(t), (horner(t + eps) - horner(t)) / eps
