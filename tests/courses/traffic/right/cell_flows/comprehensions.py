# list comprehensions and zip, sentinel entries at both ends
def cell_flows(k, demand, outlet, road):
    cells = list(zip(k, road["k_jam"], road["q_max"]))
    S = [min(road["v"] * x, c) for x, _, c in cells]
    R = [min(road["w"] * (j - x), c) for x, j, c in cells]
    ends = list(zip([demand, *S], [*R, outlet]))
    q = np.array([min(e) for e in ends])
    held = np.array([e[0] > e[1] for e in ends])
    return np.array(S), np.array(R), q, held
