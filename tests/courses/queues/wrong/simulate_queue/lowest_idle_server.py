# among idle servers the one with the lowest number is taken instead of the one that has been free longest
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    start, depart, server, found = [], [], [], []
    for i in range(n):
        t = arrivals[i]
        idle = np.where(free <= t)[0]
        if len(idle) > 0:
            j = idle[0]
            begin = t
        else:
            j = np.argmin(free)
            begin = free[j]
        found.append(int(np.sum(np.array(depart) > t)))
        start.append(begin)
        depart.append(begin + services[i])
        server.append(j)
        free[j] = depart[-1]
    return np.array(start), np.array(depart), np.array(server), np.array(found)
