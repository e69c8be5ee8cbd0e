# the survivals stand above the diagonal instead of below it (added to the fertilities in the first row)
def project_population(n0, fertility, survival, steps):
    A = len(n0)
    leslie = np.diag(survival, k=1)
    leslie[0, :] += fertility
    out = np.empty((A, steps + 1))
    out[:, 0] = n0
    for t in range(1, steps + 1):
        out[:, t] = leslie.dot(out[:, t - 1])
    sums = out.sum(axis=0)
    vals, vecs = np.linalg.eig(leslie)
    i = np.argmax(vals.real)
    w = vecs[:, i].real
    w = w / w.sum()
    return out, sums[1:] / sums[:-1], vals[i].real, w
