# took 1 minus the expected survivors as the probability instead of the exponential
def microbial_survival(temps, minutes, T_ref, D, z, load, decades):
    n = temps.shape[0]
    reductions, times = [], []
    for d, zz in zip(D, z):
        F, done = lethality(temps, minutes, T_ref, zz, decades * d)
        reductions.append(F[:, -1] / d)
        times.append(done)
    reductions = np.array(reductions)
    left = np.array([N * 10.0 ** (-r) for N, r in zip(load, reductions)])
    return {
        "reduction": reductions,
        "sterile": 1 - left.sum(axis=0),
        "ready": np.max(times, axis=0),
        "worst": int(left.sum(axis=1).argmax()),
    }
