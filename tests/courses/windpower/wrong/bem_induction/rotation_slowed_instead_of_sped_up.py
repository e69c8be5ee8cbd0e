# used 1 - a' for the tangential velocity instead of 1 + a'
def bem_induction(r, chord, twist, tsr, blades, steps):
    solidity = chord * blades / (2 * np.pi * r)
    axial = 0.3 * np.ones_like(r)
    swirl = np.zeros_like(r)
    it = 0
    while it < steps:
        u_axial = 1 - axial
        u_tan = tsr * r * (1 - swirl)
        phi = np.arctan2(u_axial, u_tan)
        s, c = np.sin(phi), np.cos(phi)
        F = np.arccos(np.exp(-blades / 2 * (1 - r) / (r * s))) * 2 / np.pi
        cl = 2 * np.pi * (phi - twist)
        cl[cl > CL_MAX] = CL_MAX
        cn, ct = cl * c + CD * s, cl * s - CD * c
        K = 4 * F * s * s / (solidity * cn)
        axial = 1 / (1 + K)
        T = 2 + K * (1 - 2 * A_CRITICAL)
        corrected = (T - np.sqrt(T * T + 4 * (K * A_CRITICAL**2 - 1))) / 2
        too_high = axial > A_CRITICAL
        axial[too_high] = corrected[too_high]
        swirl = 1 / (4 * F * s * c / (solidity * ct) - 1)
        it += 1
    return axial, swirl, phi
