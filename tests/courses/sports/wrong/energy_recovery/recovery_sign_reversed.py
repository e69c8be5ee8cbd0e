# subtracted the separate works from the total work instead of the other way round
def energy_recovery(joints, ends, fractions, masses, dt):
    r = center_of_mass(joints, ends, fractions, masses)
    v = np.gradient(r, dt, axis=0)
    M = masses.sum()

    def positive(e):
        d = e[1:] - e[:-1]
        return np.where(d > 0, d, 0).sum()

    ekf = M * v[:, 0] ** 2 / 2
    ev = M * v[:, 1] ** 2 / 2 + M * G * r[:, 1]
    wf, wv, wt = positive(ekf), positive(ev), positive(ekf + ev)
    rec = (wt - (wf + wv)) / (wf + wv) * 100
    return v, np.array([wf, wv, wt]), rec
