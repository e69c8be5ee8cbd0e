# what a cell can receive is not limited by its capacity
def cell_flows(k, demand, outlet, road):
    def send(i):
        return min(road["v"] * k[i], road["q_max"][i])

    def receive(i):
        return road["w"] * (road["k_jam"][i] - k[i])

    cells = range(len(k))
    S = np.array([send(i) for i in cells])
    R = np.array([receive(i) for i in cells])
    a = np.hstack([demand, S])
    b = np.hstack([R, outlet])
    return S, R, np.where(a > b, b, a), a > b
