# what a cell can send is limited by the capacity of the next cell downstream instead of its own
def cell_flows(k, demand, outlet, road):
    cap = road["q_max"]
    cap_down = np.append(cap[1:], cap[-1])
    S = np.minimum(road["v"] * k, cap_down)
    R = np.minimum(road["w"] * (road["k_jam"] - k), cap)
    A = np.r_[demand, S]
    B = np.r_[R, outlet]
    return S, R, np.amin([A, B], axis=0), A > B
