# the second numerator is knots[i + p] - t instead of knots[i + p + 1] - t
def bspline_basis(knots, degree, t):
    u = np.asarray(knots)
    B = np.where((u[:-1] <= t[:, None]) & (t[:, None] < u[1:]), 1.0, 0.0)
    for p in range(1, degree + 1):
        N = len(u) - 1 - p
        i = np.arange(N)
        wl = u[i + p] - u[i]
        wr = u[i + p + 1] - u[i + 1]
        fl = np.divide(t[:, None] - u[i], wl, out=np.zeros((len(t), N)), where=wl > 0)
        fr = np.divide(u[i + p] - t[:, None], wr, out=np.zeros((len(t), N)), where=wr > 0)
        B = fl * B[:, :-1] + fr * B[:, 1:]
    return B
