# the degree of polarization leaves out S3: it is the degree of linear polarization
def mueller_train(S, elements):
    track = [S]
    for kind, th, v in elements:
        s0, s1, s2, s3 = track[-1]
        c, s = np.cos(2 * th), np.sin(2 * th)
        along, across = s1 * c + s2 * s, s2 * c - s1 * s
        if kind == "polarizer":
            t0 = ((1 + v) * s0 + (1 - v) * along) / 2
            t1 = ((1 - v) * s0 + (1 + v) * along) / 2
            t2, t3 = np.sqrt(v) * across, np.sqrt(v) * s3
        else:
            t0, t1 = s0, along
            t2 = across * np.cos(v) + s3 * np.sin(v)
            t3 = s3 * np.cos(v) - across * np.sin(v)
        track.append(np.array([t0, t1 * c - t2 * s, t1 * s + t2 * c, t3]))
    I = np.array([t[0] for t in track[1:]]).T
    S0, S1, S2, S3 = track[-1]
    linear = np.sqrt(S1**2 + S2**2)
    degree = linear / S0
    return track[-1], I, degree, np.arctan2(S2, S1) / 2, np.arctan2(S3, linear) / 2
