# the capacity of cell 0 is used for all cells
def cell_flows(k, demand, outlet, road):
    capacity = road["q_max"][0]
    S = np.array([min(road["v"] * d, capacity) for d in k])
    R = np.array([min(road["w"] * (j - d), capacity) for d, j in zip(k, road["k_jam"])])
    wants = np.append(demand, S)
    room = np.append(R, outlet)
    q = wants.copy()
    too_much = wants > room
    q[too_much] = room[too_much]
    return S, R, q, too_much
