# lambda is the growth factor of the last projected year instead of the dominant eigenvalue
def project_population(n0, fertility, survival, steps):
    A = len(fertility)
    P = np.zeros((A, A))
    P[0] = fertility
    for i, s in enumerate(survival):
        P[i + 1, i] = s
    years = [np.array(n0, dtype=float)]
    for t in range(steps):
        years.append(P @ years[t])
    N = np.column_stack(years)
    growth = N[:, 1:].sum(0) / N[:, :-1].sum(0)
    w, V = np.linalg.eig(P)
    d = V[:, np.argmax(w.real)].real
    return N, growth, growth[-1], d / d.sum()
