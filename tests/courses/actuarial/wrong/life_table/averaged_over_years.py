# T is the mean of the remaining L instead of their sum
def life_table(q, radix):
    size = len(q)
    alive = np.zeros(size + 1)
    alive[0] = radix
    for t in range(size):
        alive[t + 1] = (1 - q[t]) * alive[t]
    dead = alive[:-1] - alive[1:]
    L = alive[1:] + 0.5 * dead
    e = np.array([np.mean(L[t:]) for t in range(size)]) / alive[:-1]
    return {"l": alive, "d": dead, "e": e}
