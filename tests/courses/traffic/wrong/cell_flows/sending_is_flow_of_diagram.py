# a cell sends the flow of the fundamental diagram, so that the sending flow falls again in congestion
def cell_flows(k, demand, outlet, road):
    def diagram(density):
        free = road["v"] * density
        jammed = road["w"] * (road["k_jam"] - density)
        return np.minimum(np.minimum(free, jammed), road["q_max"])

    S = diagram(k)
    R = np.minimum(road["w"] * (road["k_jam"] - k), road["q_max"])
    wants = np.append(demand, S)
    room = np.append(R, outlet)
    return S, R, np.minimum(wants, room), wants > room
