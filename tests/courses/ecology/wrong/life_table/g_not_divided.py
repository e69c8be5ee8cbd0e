# the generation time is not divided by R0
def life_table(alive, daughters):
    out = {}
    out["l"] = alive / alive[0]
    nxt = np.append(alive[1:], 0)
    out["q"] = (alive - nxt) / alive
    years = (alive + nxt) / 2
    out["e"] = years[::-1].cumsum()[::-1] / alive
    out["R0"] = np.dot(out["l"], daughters)
    out["G"] = np.dot(np.arange(len(alive)), out["l"] * daughters)
    out["r"] = np.log(out["R0"]) / out["G"]
    return out
