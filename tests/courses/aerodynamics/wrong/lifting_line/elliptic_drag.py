# the induced drag is that of an elliptic wing, CL^2 / (pi AR), so that e is one
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    N = len(chord)
    n = np.arange(1, N + 1)
    theta = np.pi * n / (N + 1)
    sn = np.sin(np.einsum("i,j->ij", theta, n))
    G = sn * (4 * span / a0 / chord)[:, None] + np.einsum("ij,j,i->ij", sn, n, 1 / np.sin(theta))
    A = np.linalg.solve(G, alpha - alpha0)
    cl = np.einsum("ij,j,i->i", sn, A, 4 * span / chord)
    S = np.einsum("i,i->", chord, np.sin(theta)) * span * np.pi / (2 * (N + 1))
    AR = span**2 / S
    CL = np.pi * AR * A[0]
    CDi = CL**2 / (np.pi * AR)
    e = CL**2 / (np.pi * AR * CDi)
    return {"A": A, "cl": cl, "CL": CL, "CDi": CDi, "e": e, "stalled": cl > cl_max}
