# the area is the plain mean of the station chords times the span, as if the stations were equally far apart in y
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = n * np.pi / (N + 1)
    S_nm = np.sin(theta[:, None] * n[None, :])
    rows = [S_nm[i] * (4 * span / (a0 * chord[i]) + n / np.sin(theta[i])) for i in range(N)]
    A = np.linalg.solve(np.array(rows), alpha - alpha0)
    cl = 4 * span / chord * S_nm.dot(A)
    area = span * chord.mean()
    ratio = span**2 / area
    CL, CDi = np.pi * ratio * A[0], np.pi * ratio * np.sum(n * A**2)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * ratio * CDi), "stalled": cl > cl_max}
