# took the rate at the beginning of each interval instead of the mean of both ends
def lethality(temps, minutes, T_ref, z, target):
    """Cumulative lethality of a retort process, and when it is enough.

    temps: core temperatures in C, shape (n, m), one row a container
    minutes: times of the readings, rising, not evenly spaced, shape (m,)
    T_ref: reference temperature in C
    z: kelvins that change the lethal rate tenfold
    target: lethality that is asked for, in minutes at T_ref, above 0

    returns: F, done
        F: lethality up to each reading in minutes at T_ref, 0 at the first, shape (n, m)
        done: time at which F of each container reaches the target, on a straight line
            between two readings; np.inf where it never does; shape (n,)
    """
    rate = np.where(temps >= LETHAL_FROM, 10 ** ((temps - T_ref) / z), 0)
    steps = np.diff(minutes)
    F = np.zeros(temps.shape)
    F[:, 1:] = np.cumsum(rate[:, :-1] * steps, axis=1)
    done = np.full(len(temps), np.inf)
    for i in range(len(temps)):
        if F[i, -1] >= target:
            j = np.argmax(F[i] >= target)
            part = (target - F[i, j - 1]) / (F[i, j] - F[i, j - 1])
            done[i] = minutes[j - 1] + part * steps[j - 1]
    return F, done
