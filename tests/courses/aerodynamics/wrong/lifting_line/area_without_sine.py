# the area is integrated without the factor sin(theta) of dy
def lifting_line(chord, alpha, alpha0, a0, span, cl_max):
    m = len(chord)
    j = np.arange(1, m + 1)
    phi = j * np.pi / (m + 1)
    basis = np.sin(phi[:, None] @ j[None, :])
    lhs = basis * (4 * span / (a0 * chord.reshape(-1, 1)) + j / np.sin(phi).reshape(-1, 1))
    A = np.linalg.solve(lhs, alpha - alpha0)
    local = 4 * span / chord * (basis @ A)
    area = np.sum(chord) * np.pi / (m + 1) * span / 2
    AR = span**2 / area
    CL = np.pi * AR * A[0]
    CDi = np.pi * AR * (j @ A**2)
    return {"A": A, "cl": local, "CL": CL, "CDi": CDi, "e": CL**2 / (np.pi * AR * CDi), "stalled": local > cl_max}
