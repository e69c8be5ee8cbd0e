# added both ends of each interval without dividing by 2
def lethality(temps, minutes, T_ref, z, target):
    rate = 10 ** ((temps - T_ref) / z)
    rate[temps < LETHAL_FROM] = 0
    F = []
    for row in rate:
        total = 0.0
        line = [0.0]
        for j in range(len(minutes) - 1):
            total += (row[j] + row[j + 1]) * (minutes[j + 1] - minutes[j])
            line.append(total)
        F.append(line)
    F = np.array(F)
    done = []
    for line in F:
        if line[-1] < target:
            done.append(np.inf)
            continue
        j = np.searchsorted(line, target)
        w = (target - line[j - 1]) / (line[j] - line[j - 1])
        done.append((1 - w) * minutes[j - 1] + w * minutes[j])
    return F, np.array(done)
