# in z the factor 1 - e2 is applied to the height as well as to N
def geodetic_to_ecef(geo, a, f):
    b = a * (1 - f)
    e2 = (a**2 - b**2) / a**2
    out, radii = [], []
    for lat, lon, h in geo:
        lat, lon = np.radians(lat), np.radians(lon)
        N = a / np.sqrt(1 - e2 * np.sin(lat)**2)
        rho = N + h
        out.append([rho * np.cos(lat) * np.cos(lon), rho * np.cos(lat) * np.sin(lon), (1 - e2) * rho * np.sin(lat)])
        radii.append(N)
    return np.array(out), np.array(radii)
