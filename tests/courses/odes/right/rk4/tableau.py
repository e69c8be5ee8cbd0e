# what: right; any explicit tableau, with that of the classical method
def rk4(y0, ts, p):
    A = np.array([[0, 0, 0, 0], [0.5, 0, 0, 0], [0, 0.5, 0, 0], [0, 0, 1.0, 0]])
    b = np.array([1, 2, 2, 1]) / 6
    c = A.sum(axis=1)
    ys = np.empty(y0.shape + (ts.size,))
    ys[..., 0] = y0
    for i, h in enumerate(np.diff(ts)):
        k = np.zeros((4,) + y0.shape)
        for s in range(4):
            k[s] = predator_prey(ts[i] + c[s] * h, ys[..., i] + h * np.tensordot(A[s], k, axes=1), p)
        ys[..., i + 1] = ys[..., i] + h * np.einsum("s,sij->ij", b, k)
    return ys
