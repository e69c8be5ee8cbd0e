def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    def one_voxel(d, ab):
        rest, before, bed = 0.0, times[0], 0.0
        for dose, now in zip(d, times):
            rest = rest * 0.5 ** ((now - before) / half_time)
            bed += dose * (1 + (dose + 2 * rest) / ab)
            rest += dose
            before = now
        return bed

    regrowth = loss * max((times[-1] - times[0]) / 24 - kickoff, 0)
    bed = np.array([one_voxel(doses[:, v], alpha_beta[v]) - regrowth for v in range(doses.shape[1])])
    return bed, bed / ((alpha_beta + 2) / alpha_beta)
