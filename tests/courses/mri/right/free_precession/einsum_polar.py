# magnitude and angle of the transverse part
def free_precession(m, tau, df, T1, T2):
    mag = np.hypot(m[0], m[1]) * np.exp(-tau / T2)
    ang = np.arctan2(m[1], m[0]) + 2 * np.pi * df * tau / 1000
    out = np.empty((3, m.shape[1]))
    out[0] = mag * np.cos(ang)
    out[1] = mag * np.sin(ang)
    e = np.exp(-tau / T1)
    out[2] = m[2] * e + (1 - e)
    return out
