# the depths of the interfaces (cumulative sum) are used as if they were the thicknesses of the layers
def head_waves(offsets, thickness, velocity):
    z = np.cumsum(thickness)
    head = np.full((len(z), len(offsets)), np.inf)
    for k in range(len(z)):
        v_below = velocity[k + 1]
        if v_below > velocity[:k + 1].max():
            sn = velocity[:k + 1] / v_below
            cs = np.sqrt(1 - sn**2)
            t = offsets / v_below + 2 * np.sum(z[:k + 1] * cs / velocity[:k + 1])
            crit = 2 * np.sum(z[:k + 1] * sn / cs)
            head[k] = np.where(offsets >= crit, t, np.inf)
    arr = np.vstack([offsets / velocity[0], head])
    return head, np.min(arr, axis=0), np.argmin(arr, axis=0)
