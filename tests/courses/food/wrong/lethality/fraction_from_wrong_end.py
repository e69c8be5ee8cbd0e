# went back from the later reading by the fraction that belongs to the earlier one
def lethality(temps, minutes, T_ref, z, target):
    killing = np.where(temps < LETHAL_FROM, 0.0, 10.0 ** ((temps - T_ref) / z))
    F = np.zeros_like(temps)
    for j in range(1, len(minutes)):
        dt = minutes[j] - minutes[j - 1]
        F[:, j] = F[:, j - 1] + dt * (killing[:, j - 1] + killing[:, j]) / 2
    done = np.full(temps.shape[0], np.inf)
    for i in range(temps.shape[0]):
        if (F[i] >= target).any():
            j = int(np.argmax(F[i] >= target))
            fraction = (target - F[i, j - 1]) / (F[i, j] - F[i, j - 1])
            done[i] = minutes[j] - fraction * (minutes[j] - minutes[j - 1])
    return F, done
