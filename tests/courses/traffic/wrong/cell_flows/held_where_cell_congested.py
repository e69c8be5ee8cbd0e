# held is true where the cell downstream is congested (its supply is below its capacity), whether or not more wants to pass; the last boundary is right
def cell_flows(k, demand, outlet, road):
    q_max = road["q_max"]
    S = np.minimum(q_max, road["v"] * k)
    R = np.minimum(q_max, road["w"] * (road["k_jam"] - k))
    to_pass = np.insert(S, 0, demand)
    supply = np.append(R, outlet)
    q = np.minimum(to_pass, supply)
    congested = R < q_max
    held = np.append(congested, S[-1] > outlet)
    return S, R, q, held
