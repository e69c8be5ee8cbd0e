# growth is the factor of the youngest class alone, not of the total population
def project_population(n0, fertility, survival, steps):
    M = np.diag(survival, -1)
    M[0, :] = fertility
    N = np.zeros((n0.size, steps + 1))
    N[:, 0] = n0
    g = np.zeros(steps)
    for t in range(steps):
        N[:, t + 1] = M @ N[:, t]
        g[t] = N[0, t + 1] / N[0, t]
    w, v = np.linalg.eig(M)
    m = np.argmax(w.real)
    st = v[:, m].real
    st /= st.sum()
    return N, g, w[m].real, st
