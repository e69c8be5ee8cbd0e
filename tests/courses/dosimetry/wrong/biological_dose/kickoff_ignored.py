# let repopulation run from the first fraction on instead of from the kick-off
def biological_dose(doses, times, alpha_beta, half_time, loss, kickoff):
    def unrepaired(dt):
        return np.exp(-np.log(2) * dt / half_time)

    voxels = doses.shape[1]
    bed = np.zeros(voxels)
    for v in range(voxels):
        d = doses[:, v]
        s = 0.0
        for i in range(len(d)):
            s += d[i] ** 2
            for j in range(i):
                s += 2 * d[i] * d[j] * unrepaired(times[i] - times[j])
        bed[v] = d.sum() + s / alpha_beta[v]
    duration = (times[-1] - times[0]) / 24
    bed = bed - loss * duration
    return bed, bed / (1 + 2 / alpha_beta)
