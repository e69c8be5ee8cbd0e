# the shares are in proportion to the squared lengths of the legs
def traverse(start, backsight, angles, distances, end):
    back, E, N = backsight, start[0], start[1]
    az, Es, Ns = [], [], []
    for w, d in zip(angles, distances):
        t = (back + w) % 360
        E += d * np.sin(np.radians(t))
        N += d * np.cos(np.radians(t))
        az.append(t); Es.append(E); Ns.append(N)
        back = t + 180
    p = np.cumsum(distances**2) / np.sum(distances**2)
    mE, mN = end[0] - E, end[1] - N
    return np.array(az), np.array([mE, mN]), np.stack([np.array(Es) + p * mE, np.array(Ns) + p * mN], axis=1)
