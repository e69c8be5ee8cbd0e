# added the twist to the flow angle instead of subtracting it to get the angle of attack
def bem_induction(r, chord, twist, tsr, blades, steps):
    def coefficients(phi):
        alpha = phi + twist
        cl = np.minimum(2 * np.pi * alpha, CL_MAX)
        cn = cl * np.cos(phi) + CD * np.sin(phi)
        ct = cl * np.sin(phi) - CD * np.cos(phi)
        return cn, ct

    def prandtl(phi):
        return 2 / np.pi * np.arccos(np.exp(-blades * (1 - r) / (2 * r * np.sin(phi))))

    sig = blades * chord / (2 * np.pi * r)
    a, b = np.full(r.shape, 0.3), np.zeros(r.shape)
    for _ in range(steps):
        phi = np.arctan((1 - a) / (tsr * r * (1 + b)))
        cn, ct = coefficients(phi)
        F = prandtl(phi)
        K = 4 * F * np.sin(phi) ** 2 / sig / cn
        T = K * (1 - 2 * A_CRITICAL) + 2
        a = np.where(
            1 / (K + 1) > A_CRITICAL,
            0.5 * (T - np.sqrt(T**2 + 4 * (K * A_CRITICAL**2 - 1))),
            1 / (K + 1),
        )
        b = 1 / (4 * F * np.sin(phi) * np.cos(phi) / sig / ct - 1)
    return a, b, phi
