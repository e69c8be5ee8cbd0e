# a loop over the points with the math module, semi-axes a and b, N = a^2 / sqrt(a^2 cos^2 + b^2 sin^2)
def geodetic_to_ecef(geo, a, f):
    import math
    b = a * (1 - f)
    out, Ns = [], []
    for lat, lon, h in geo.tolist():
        phi, lam = math.radians(lat), math.radians(lon)
        N = a * a / math.sqrt((a * math.cos(phi))**2 + (b * math.sin(phi))**2)
        out.append([(N + h) * math.cos(phi) * math.cos(lam),
                    (N + h) * math.cos(phi) * math.sin(lam),
                    (b * b / (a * a) * N + h) * math.sin(phi)])
        Ns.append(N)
    return np.array(out), np.array(Ns)
