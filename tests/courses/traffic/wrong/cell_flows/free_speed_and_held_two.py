# two mistakes: the supply uses v instead of w, and held is true where there is room to spare
def cell_flows(k, demand, outlet, road):
    S = np.minimum(road["v"] * k, road["q_max"])
    R = np.minimum(road["v"] * (road["k_jam"] - k), road["q_max"])
    left = np.insert(S, 0, demand)
    right = np.insert(R, len(R), outlet)
    flows = np.minimum(left, right)
    return S, R, flows, left < right
