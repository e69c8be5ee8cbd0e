# right: a running sum and the target in one loop
def lethality(temps, minutes, T_ref, z, target):
    n, m = temps.shape
    F, done = np.zeros((n, m)), np.full(n, np.inf)
    for i in range(n):
        L = [10 ** ((T - T_ref) / z) if T >= LETHAL_FROM else 0.0 for T in temps[i]]
        for j in range(1, m):
            h = minutes[j] - minutes[j - 1]
            area = h * (L[j - 1] + L[j]) / 2
            F[i, j] = F[i, j - 1] + area
            if F[i, j - 1] < target <= F[i, j]:
                done[i] = minutes[j - 1] + h * (target - F[i, j - 1]) / area
    return F, done
