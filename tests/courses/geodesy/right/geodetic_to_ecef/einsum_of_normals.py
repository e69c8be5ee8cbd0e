# unit normals, scaled by einsum, minus e2 N sin(lat) along the axis
def geodetic_to_ecef(geo, a, f):
    ang = geo[:, :2] * (np.pi / 180)
    (sp, sl), (cp, cl) = np.sin(ang).T, np.cos(ang).T
    e2 = 1 - (1 - f)**2
    N = a * np.power(1 - e2 * sp * sp, -0.5)
    normals = np.vstack((cp * cl, cp * sl, sp))
    xyz = np.einsum("ji,i->ij", normals, N + geo[:, 2])
    xyz[:, 2] -= e2 * N * sp
    return xyz, N
