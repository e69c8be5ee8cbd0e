# N lacks the square root, and z lacks the factor 1 - e2
def geodetic_to_ecef(geo, a, f):
    xyz = []
    Ns = []
    e2 = f * (2 - f)
    for p in geo:
        phi, lam = np.radians(p[0]), np.radians(p[1])
        N = a / (1 - e2 * np.sin(phi)**2)
        rho = N + p[2]
        xyz.append(rho * np.array([np.cos(phi) * np.cos(lam), np.cos(phi) * np.sin(lam), np.sin(phi)]))
        Ns.append(N)
    return np.array(xyz), np.array(Ns)
