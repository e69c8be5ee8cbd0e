# the room in a cell is density minus jam density, so that the supply is negative
def cell_flows(k, demand, outlet, road):
    sending = np.minimum(road["v"] * k, road["q_max"])
    gap = k - road["k_jam"]
    receiving = np.minimum(gap * road["w"], road["q_max"])
    lhs = np.hstack((np.array([demand]), sending))
    rhs = np.hstack((receiving, np.array([outlet])))
    held = np.greater(lhs, rhs)
    q = np.where(held, rhs, lhs)
    return sending, receiving, q, held
