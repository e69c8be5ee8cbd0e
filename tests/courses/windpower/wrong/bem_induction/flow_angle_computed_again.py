# returned the flow angle of the final induction factors instead of that of the last iteration
def bem_induction(r, chord, twist, tsr, blades, steps):
    def angle(a, ap):
        return np.arctan2(1 - a, tsr * r * (1 + ap))

    sol = blades * chord / (2 * np.pi * r)
    a = np.full_like(r, 0.3)
    ap = np.zeros_like(r)
    for _ in range(steps):
        p = angle(a, ap)
        F = 2 / np.pi * np.arccos(np.exp(-blades * (1 - r) / (2 * r * np.sin(p))))
        lift = np.minimum(2 * np.pi * (p - twist), CL_MAX)
        Cn = lift * np.cos(p) + CD * np.sin(p)
        Ct = lift * np.sin(p) - CD * np.cos(p)
        K = 4 * F * np.sin(p) ** 2 / (sol * Cn)
        anew = 1 / (K + 1)
        T = K * (1 - 2 * A_CRITICAL) + 2
        glauert = (T - np.sqrt(T**2 + 4 * K * A_CRITICAL**2 - 4)) / 2
        a = np.where(anew > A_CRITICAL, glauert, anew)
        ap = 1 / (2 * F * np.sin(2 * p) / (sol * Ct) - 1)
    return a, ap, angle(a, ap)
