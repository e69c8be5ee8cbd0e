# used Glauert's correction at every element instead of only where a is above the critical value
def bem_induction(r, chord, twist, tsr, blades, steps):
    sigma = blades * chord / (2 * np.pi * r)
    a = np.ones(len(r)) * 0.3
    ap = np.zeros(len(r))
    ac = A_CRITICAL
    for i in range(steps):
        phi = np.arctan2(1 - a, (1 + ap) * tsr * r)
        sinp = np.sin(phi)
        cosp = np.cos(phi)
        f = blades / 2 * (1 - r) / (r * sinp)
        F = 2 / np.pi * np.arccos(np.exp(-f))
        cl = np.clip(2 * np.pi * (phi - twist), None, CL_MAX)
        cn = cl * cosp + CD * sinp
        ct = cl * sinp - CD * cosp
        K = 4 * F * sinp**2 / (sigma * cn)
        a = 0.5 * (2 + K * (1 - 2 * ac) - np.sqrt((K * (1 - 2 * ac) + 2) ** 2 + 4 * (K * ac**2 - 1)))
        ap = (4 * F * sinp * cosp / (sigma * ct) - 1) ** -1
    return a, ap, phi
