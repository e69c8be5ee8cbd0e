# the server is marked free again at the start of the service instead of at the departure
def simulate_queue(arrivals, services, c):
    n = len(arrivals)
    free = np.zeros(c)
    result = np.zeros((2, n))
    server = np.zeros(n, dtype=int)
    found = np.zeros(n, dtype=int)
    for i in range(n):
        j = np.argmin(free)
        begin = max(arrivals[i], free[j])
        end = begin + services[i]
        free[j] = begin
        found[i] = np.sum(result[1, :i] > arrivals[i])
        result[:, i] = begin, end
        server[i] = j
    return result[0], result[1], server, found
