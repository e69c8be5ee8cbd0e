# held is true where there is more room than wants to pass, the wrong way round
def cell_flows(k, demand, outlet, road):
    S, R = [], []
    for ki, kj, cap in zip(k, road["k_jam"], road["q_max"]):
        S.append(min(road["v"] * ki, cap))
        R.append(min(road["w"] * (kj - ki), cap))
    want = [demand] + S
    space = R + [outlet]
    q = np.array([min(a, b) for a, b in zip(want, space)])
    held = np.array([b > a for a, b in zip(want, space)])
    return np.array(S), np.array(R), q, held
