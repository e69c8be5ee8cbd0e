# returned the lethality of each interval alone instead of the sum up to each reading
def lethality(temps, minutes, T_ref, z, target):
    n, m = temps.shape
    rate = np.where(temps >= LETHAL_FROM, 10 ** ((temps - T_ref) / z), 0)
    F = np.zeros((n, m))
    for j in range(1, m):
        F[:, j] = (rate[:, j - 1] + rate[:, j]) / 2 * (minutes[j] - minutes[j - 1])
    done = np.full(n, np.inf)
    for i in range(n):
        so_far = 0.0
        for j in range(1, m):
            if so_far + F[i, j] >= target:
                done[i] = minutes[j - 1] + (target - so_far) / F[i, j] * (minutes[j] - minutes[j - 1])
                break
            so_far += F[i, j]
    return F, done
