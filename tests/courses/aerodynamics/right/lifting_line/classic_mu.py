# style: the classic form with mu, e from delta, CDi from e
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    t = np.linspace(0, np.pi, N + 2)[1:-1]
    mu = a0 * chord / 4 / span
    s = np.sin(t[:, None] * n)
    A = np.linalg.solve(s * (mu[:, None] * n + np.sin(t)[:, None]), mu * (alpha - alpha0) * np.sin(t))
    AR = 2 * span * (N + 1) / np.pi / (chord @ np.sin(t))
    e = 1 / (1 + np.sum(n[1:] * (A[1:] / A[0]) ** 2))
    CL = np.pi * AR * A[0]
    cl = s @ A / chord * 4 * span
    return {"A": A, "cl": cl, "CL": CL, "CDi": CL**2 / (np.pi * AR * e), "e": e, "stalled": ~(cl <= cl_max)}
