# applied the efficiency to the mean current of a step instead of to each sample before averaging
def count_charge(current, times, soc0, capacity, efficiency):
    h = np.diff(times) / 3600
    mean = (current[:, :-1] + current[:, 1:]) / 2
    mean = np.where(mean < 0, efficiency * mean, mean)
    soc = np.zeros(current.shape)
    soc[:, 0] = soc0
    for k in range(1, soc.shape[1]):
        z = soc[:, k - 1] - mean[:, k - 1] * h[k - 1] / capacity
        z[z < 0] = 0
        z[z > 1] = 1
        soc[:, k] = z
    amount = (np.abs(current[:, :-1]) + np.abs(current[:, 1:])) / 2
    return {"soc": soc, "throughput": amount @ h}
