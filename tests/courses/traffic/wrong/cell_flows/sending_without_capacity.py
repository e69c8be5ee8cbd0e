# what a cell can send is not limited by its capacity
def cell_flows(k, demand, outlet, road):
    S = road["v"] * k
    room = road["k_jam"] - k
    R = np.minimum(road["w"] * room, road["q_max"])
    q = [min(demand, R[0])]
    held = [demand > R[0]]
    for s, r in zip(S[:-1], R[1:]):
        q.append(min(s, r))
        held.append(s > r)
    q.append(min(S[-1], outlet))
    held.append(S[-1] > outlet)
    return S, R, np.array(q), np.array(held)
