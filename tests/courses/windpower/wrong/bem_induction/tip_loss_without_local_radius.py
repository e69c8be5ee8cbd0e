# left the local radius out of the denominator of the exponent of the tip loss
def bem_induction(r, chord, twist, tsr, blades, steps):
    n = r.size
    A = np.zeros(n)
    AP = np.zeros(n)
    PHI = np.zeros(n)
    for i in range(n):
        s = blades * chord[i] / (2 * np.pi * r[i])
        a, ap = 0.3, 0.0
        for it in range(steps):
            phi = np.arctan((1 - a) / (tsr * r[i] * (1 + ap)))
            f = blades * (1 - r[i]) / (2 * np.sin(phi))
            F = 2 / np.pi * np.arccos(np.exp(-f))
            cl = min(2 * np.pi * (phi - twist[i]), CL_MAX)
            cn = cl * np.cos(phi) + CD * np.sin(phi)
            ct = cl * np.sin(phi) - CD * np.cos(phi)
            K = 4 * F * np.sin(phi) ** 2 / (s * cn)
            a = 1 / (K + 1)
            if a > A_CRITICAL:
                T = K * (1 - 2 * A_CRITICAL) + 2
                a = 0.5 * (T - np.sqrt(T**2 + 4 * (K * A_CRITICAL**2 - 1)))
            ap = 1 / (4 * F * np.sin(phi) * np.cos(phi) / (s * ct) - 1)
        A[i], AP[i], PHI[i] = a, ap, phi
    return A, AP, PHI
